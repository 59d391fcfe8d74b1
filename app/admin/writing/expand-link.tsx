import { Button } from "@radix-ui/themes";
import ExpansionDialog from "./expansion-dialog";
import toast from "react-hot-toast";
import type { Usage } from "../../../worker/writing/rules";
import type { PostForm } from "../blog/values";
import { expandText, UNEXPANDED } from "./calls";
import { isContentGiven } from "./content-given";
import { useWritingStatus } from "./use-writing-status";
import { useWriting } from "./use-writing";

/** Expands the text in the form; replaces it only when the new text is complete. */
export function ExpandLink({ form, spend }: { form: PostForm; spend: (usage: Usage) => void }) {
  const { ask } = useWritingStatus();
  const { text, run, cancel } = useWriting(spend);
  const expand = () =>
    run(UNEXPANDED, async (writing) => {
      const { content } = await expandText(form.getValues("content"), writing);
      if (writing.signal.aborted) return;
      form.setValue("content", content, { shouldDirty: true, shouldValidate: true });
      toast.success("İçerik başarıyla genişletildi");
    });
  return (
    <>
      <Button type="button" size="1" variant="ghost" onClick={() => ask(() => isContentGiven(form) && void expand())}>
        İçeriği genişlet
      </Button>
      {text !== undefined && <ExpansionDialog text={text} onClose={cancel} />}
    </>
  );
}
