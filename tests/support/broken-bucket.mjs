import { WorkerEntrypoint } from "cloudflare:workers";

function fail() {
  throw new Error("broken bucket");
}

/** An R2 bucket on which every call fails. */
export default class BrokenBucket extends WorkerEntrypoint {
  head() {
    fail();
  }
  put() {
    fail();
  }
  delete() {
    fail();
  }
}
