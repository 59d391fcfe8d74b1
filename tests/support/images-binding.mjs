import { RpcTarget, WorkerEntrypoint } from "cloudflare:workers";
import narrow from "../../scripts/demo-world/images/posts/b01-320.webp";
import middle from "../../scripts/demo-world/images/posts/b01-640.webp";
import large from "../../scripts/demo-world/images/posts/b01.webp";

const FILES = { 320: narrow, 640: middle };

/** Text in the picture's file, such as the colour profile of a PNG, chooses the result. */
class Transformer extends RpcTarget {
  constructor(input) {
    super();
    this.input = input;
  }

  transform({ width }) {
    this.width = width;
    return this;
  }

  async output({ format }) {
    const said = new TextDecoder("latin1").decode(await new Response(this.input).arrayBuffer());
    if (said.includes("failing")) throw new Error("IMAGES_TRANSFORM_ERROR 9523");
    if (said.includes("slow")) await new Promise(() => {});
    if (format !== "image/webp") throw new Error(`unexpected format ${format}`);
    return new Result(said.includes("oversize") ? endless() : said.includes("other") ? large : FILES[this.width]);
  }
}

class Result extends RpcTarget {
  constructor(bytes) {
    super();
    this.bytes = bytes;
  }

  image() {
    return this.bytes instanceof ReadableStream ? this.bytes : new Response(this.bytes).body;
  }
}

const endless = () =>
  new ReadableStream({ type: "bytes", pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });

/** Stands in for the Images binding: knows one picture. */
export default class Images extends WorkerEntrypoint {
  input(stream) {
    return new Transformer(stream);
  }
}
