/** What the product counts about its own use. Nothing here is about other sites, and there is no third party. */
export const EVENT_NAMES = [
  'page_view',
  'dashboard_access',
  'cta_click',
  'scroll_depth',
  'faq_toggle',
  'tool_click',
  'tool_list_toggle',
  'founder_link_click',
  'trial_click',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export interface ProductEvent {
  name: EventName;
  /** Path of the page, without query: it may hold a token. */
  path: string;
  /** ISO instant by the browser's clock. */
  at: string;
  props: Record<string, string | number | boolean | null>;
}

/** Events that one request brings at most. */
export const EVENTS_A_BATCH = 20;
