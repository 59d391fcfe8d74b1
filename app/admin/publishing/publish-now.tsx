import { Button } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { PUBLISHING_FAILED } from "../../../worker/publishing/rules";
import { callFunction } from "./functions";
import { PUBLISHING } from "./queries";

/** Publishes the daily number of drafts immediately. */
export function PublishNow() {
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  async function publish() {
    setBusy(true);
    const { answer, error } = await callFunction("scheduled-blog-publisher");
    if (answer?.success) toast.success(answer.message);
    else toast.error(error ?? (answer?.message || PUBLISHING_FAILED));
    setBusy(false);
    for (const name of [PUBLISHING, "blog"]) void queries.invalidateQueries({ queryKey: [name] });
  }
  return (
    <Button variant="surface" loading={isBusy} onClick={() => void publish()}>
      Şimdi Yayınla
    </Button>
  );
}
