import { WorkerEntrypoint } from "cloudflare:workers";

function fail() {
  throw new Error("broken bucket");
}

/** Stands for an R2 bucket that is out of order. */
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
