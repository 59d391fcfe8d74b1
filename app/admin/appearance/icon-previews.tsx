import type { Icon } from "../../../db/schema/appearance";
import { FileImage } from "../pictures/file-image";
import { useKeptFile } from "../pictures/pending-picture";

/** Home screens cut a name after some letters. */
const SHORT = 12;

/** The icons where visitors will see them. */
export function IconPreviews({ icon, siteName }: { icon: Icon; siteName: string }) {
  const short = siteName.length > SHORT ? `${siteName.slice(0, SHORT - 1).trim()}…` : siteName;
  return (
    <div className="icon-previews">
      <figure>
        <span className="icon-tab">
          <IconImage address={icon["32"]} side={16} />
          <span>{siteName}</span>
        </span>
        <figcaption>Tarayıcı sekmesi</figcaption>
      </figure>
      <figure>
        <span className="icon-screen">
          <IconImage address={icon["180"]} side={60} />
          {short}
        </span>
        <figcaption>iPhone ana ekranı</figcaption>
      </figure>
      <figure>
        <span className="icon-screen" data-round>
          <IconImage address={icon["192"]} side={60} />
          {short}
        </span>
        <figcaption>Android ana ekranı</figcaption>
      </figure>
      <figure>
        <span className="icon-splash">
          <IconImage address={icon["512"]} side={96} />
        </span>
        <figcaption>Uygulama açılışı</figcaption>
      </figure>
    </div>
  );
}

/** An icon that may still be only in this browser. */
function IconImage({ address, side }: { address: string; side: number }) {
  const file = useKeptFile(address)?.file;
  const image = { alt: "", width: side, height: side };
  return file ? <FileImage key={address} file={file} {...image} /> : <img key={address} src={address} {...image} />;
}
