import { Callout } from "@radix-ui/themes";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { addressTemplate } from "../../../worker/fields";
import { adLabel } from "../../../worker/splash-ads/sent";
import { adState, TARGET_FAULTS } from "../../../worker/splash-ads/state";
import { answered, api } from "../api";
import { now } from "../shell/dates";
import { useDebounced } from "../shell/use-debounced";
import type { SplashAdValues } from "./values";

/** The state that the ad has once the form is saved, and why it would not run. */
export function StateNote({ form }: { form: UseFormReturn<SplashAdValues> }) {
  const [typed, is_active, starts_at, ends_at] = useWatch({
    control: form.control,
    name: ["href", "is_active", "starts_at", "ends_at"],
  });
  const href = useDebounced(typed);
  const { data } = useQuery({
    queryKey: ["splash-ads", "target", href],
    queryFn: addressTemplate.safeParse(href).success
      ? () => answered(api["splash-ads"].target.$get({ query: { href } }), READ_FAILED.splashAds)
      : skipToken,
  });
  const { fault = null, casino = null } = (href === typed && data) || {};
  return (
    <Callout.Root size="1" color={fault ? "red" : "gray"} role="status">
      <Callout.Text>
        {fault
          ? `Bu reklam gösterilmez: ${TARGET_FAULTS[fault]}`
          : `Kaydedince durumu: ${adState({ is_active, starts_at, ends_at, fault }, now())} · Etiketi: “${adLabel(casino)}”`}
      </Callout.Text>
    </Callout.Root>
  );
}
