/** Admins are named by the settings, and only a proven address counts. */
export function isAdmin(
  account: { email: string; emailVerified: boolean },
  adminEmails: readonly string[],
): boolean {
  return account.emailVerified && adminEmails.includes(account.email.toLowerCase());
}
