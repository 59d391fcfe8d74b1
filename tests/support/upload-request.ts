import { act } from "@testing-library/react";
import { vi } from "vitest";
import { actAsync } from "./acting";

/** Stands in for XMLHttpRequest, by which pictures are uploaded. */
class UploadRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  url = "";
  body = new FormData();
  constructor(private readonly sent: UploadRequest[]) {
    super();
  }
  open(method: string, path: string) {
    this.url = `${method} ${path}`;
  }
  send(body: FormData) {
    this.body = body;
    this.sent.push(this);
  }
}

/** Replaces the browser's upload requests until `vi.unstubAllGlobals`; those that were sent wait for an answer. */
export function stubUploads() {
  const sent: UploadRequest[] = [];
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends UploadRequest {
      constructor() {
        super(sent);
      }
    },
  );
  return {
    sent,
    respond: (status: number, response: unknown, at = 0) =>
      actAsync(() => {
        Object.assign(sent[at] ?? {}, { status, response });
        sent[at]?.dispatchEvent(new Event("load"));
      }),
    progress: (loaded: number, total: number) =>
      act(() => void sent[0]?.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }))),
    fail: () => actAsync(() => sent[0]?.dispatchEvent(new Event("error"))),
  };
}
