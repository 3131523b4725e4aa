declare module 'virtual:api-addresses' {
  /** The API table without its schemas: what a caller has to know of an endpoint. */
  export const ADDRESSES: import('./api.ts').Addresses<
    Exclude<
      import('#core/api.ts').EndpointName,
      import('#core/api.ts').TrackerEndpoint | import('#core/api.ts').BillingEndpoint
    >
  >;
}

declare module 'virtual:tracker-addresses' {
  /** The same of what the gig tracker alone calls. */
  export const ADDRESSES: import('./api.ts').Addresses<import('#core/api.ts').TrackerEndpoint>;
}

declare module 'virtual:billing-addresses' {
  /** The same of what plans and payments are asked for by. */
  export const ADDRESSES: import('./api.ts').Addresses<import('#core/api.ts').BillingEndpoint>;
}
