import { vi } from "vitest";
import { actAsync } from "./acting";

/** Stands in for XMLHttpRequest, by which pictures are uploaded. */
class UploadRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  url = "";
  body = new FormData();
  onload?: () => void;
  onerror?: () => void;
  constructor(private readonly sent: UploadRequest[]) {}
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
        sent[at]?.onload?.();
      }),
    fail: () => actAsync(() => sent[0]?.onerror?.()),
  };
}
