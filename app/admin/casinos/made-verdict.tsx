import { type UseFormReturn, useWatch } from "react-hook-form";
import { casinoJudgement } from "../../../worker/casinos/rules";
import { casinoVerdict } from "../../ui/verdicts";
import { MadeSentence } from "../form/made-sentence";
import type { CasinoValues } from "./values";

/** What visitors read where 'Kısa hüküm' is empty, from the unsaved review, pros and cons. */
export function MadeVerdict({ form }: { form: UseFormReturn<CasinoValues> }) {
  const [review, pros, cons] = useWatch({ control: form.control, name: ["review", "pros", "cons"] });
  const sentence = casinoVerdict({
    verdict: null,
    review: casinoJudgement.review.safeParse(review).data ?? null,
    pros: casinoJudgement.pros.safeParse(pros).data ?? [],
    cons: casinoJudgement.cons.safeParse(cons).data ?? [],
  });
  return <MadeSentence sentence={sentence} lacking="puanlar, artılar ya da eksiler yazılınca bir cümle yapılır." />;
}
