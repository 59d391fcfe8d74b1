/** What the panel's check of an address learns from the page that answers; nothing counts its requests. */
export interface AddressCheck {
  /** Set where the address ends unknown, also if visitors are led to the home page or to a similar record. */
  isUnknown?: true;
}

const checks = new WeakMap<Request, AddressCheck>();

/** The check that sends a request; undefined for visitors. */
export const checkOf = (request: Request): AddressCheck | undefined => checks.get(request);

/** A request for a page as a visitor without cookies sends it, and what will be learned. */
export function checkingRequest(url: URL): { request: Request; check: AddressCheck } {
  const [request, check] = [new Request(url), {}];
  checks.set(request, check);
  return { request, check };
}
