import { NOTE_NAME_MAX, NOTES_ANCHOR } from "../../../worker/blog/constants";
import { usePageContext } from "../../page-context";

/** The form for notes in the preview of a draft. */
export function PreviewNotes() {
  const { preview } = usePageContext();
  if (!preview?.notes) return null;
  const { action, isSent, refused } = preview.notes;
  const { message, fields = {}, values } = refused ?? {};
  const stateOf = (name: string) => ({
    "aria-invalid": name in fields || undefined,
    "aria-describedby": `${name}-error`,
  });
  const problemOf = (name: string) => (
    <span className="bad" id={`${name}-error`} role="alert">
      {fields[name]}
    </span>
  );
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
            {...stateOf("name")}
          />
          {problemOf("name")}
        </label>
        <label className="field">
          Yazı hakkındaki notunuz
          <textarea name="text" rows={5} required defaultValue={values?.text} {...stateOf("text")} />
          {problemOf("text")}
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
