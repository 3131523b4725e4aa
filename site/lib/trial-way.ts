/** The order that starts the trial. */
const TRIAL_ORDER = '/checkout?plan=trial';

/** Where a visitor begins it: with an account, which leads on to the order. */
export const TRIAL_WAY = `/signin?new&next=${encodeURIComponent(TRIAL_ORDER)}`;
