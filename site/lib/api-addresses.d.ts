declare module 'virtual:api-addresses' {
  /** The API table without its schemas: what a caller has to know of an endpoint. */
  export const ADDRESSES: Readonly<
    Record<import('#core/api.ts').EndpointName, { method: string; path: string; isFile?: true }>
  >;
}
