declare module 'virtual:api-addresses' {
  /** The API table without its schemas: what a caller has to know of an endpoint. */
  export const ADDRESSES: import('./api.ts').Addresses<
    Exclude<import('#core/api.ts').EndpointName, import('#core/api.ts').TrackerEndpoint>
  >;
}

declare module 'virtual:tracker-addresses' {
  /** The same of what the gig tracker alone calls. */
  export const ADDRESSES: import('./api.ts').Addresses<import('#core/api.ts').TrackerEndpoint>;
}
