import { NOTE_NAME_MAX, NOTES_ANCHOR } from "../../../worker/blog/constants";
import { usePageContext } from "../../page-context";

/** The form for notes in the preview of a draft. */
export function PreviewNotes() {
  const { preview } = usePageContext();
  if (!preview?.notes) return null;
  const { action, isSent, refused } = preview.notes;
  const { message, fields = {}, values } = refused ?? {};
  return (
    <section id={NOTES_ANCHOR}>
      <h2>Notunuz</h2>
      <p className="who">Yazıyı hazırlayanlara gider; sitede görünmez.</p>
      {isSent && (
        <p className="note" role="status">
          Notunuz iletildi. Teşekkürler.
        </p>
      )}
      {message && !fields["name"] && !fields["text"] && (
        <p className="note bad" role="alert">
          {message}
        </p>
      )}
      <form className="comment-form" method="post" action={action}>
        <label className="field">
          Adınız
          <input
            name="name"
            required
            autoComplete="name"
            defaultValue={values?.name}
            maxLength={NOTE_NAME_MAX}
            aria-invalid={fields["name"] ? true : undefined}
            aria-describedby="name-error"
          />
          <span className="bad" id="name-error" role="alert">
            {fields["name"]}
          </span>
        </label>
        <label className="field">
          Yazı hakkındaki notunuz
          <textarea
            name="text"
            rows={5}
            required
            defaultValue={values?.text}
            aria-invalid={fields["text"] ? true : undefined}
            aria-describedby="text-error"
          />
          <span className="bad" id="text-error" role="alert">
            {fields["text"]}
          </span>
        </label>
        <label className="trap">
          Bu alanı boş bırakın
          <textarea name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <button className="btn">Notu gönder</button>
      </form>
    </section>
  );
}
