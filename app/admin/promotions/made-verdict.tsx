import type { UseFormReturn } from "react-hook-form";
import { useMoney } from "../../ui/money";
import { bonusVerdict } from "../../ui/verdicts";
import { MadeSentence } from "../form/made-sentence";
import { useValues } from "../form/use-values";
import { useValidTerms } from "./use-valid-terms";
import type { PromotionValues } from "./values";

/** What visitors read where 'Kısa hüküm' is empty, from the unsaved terms. */
export function MadeVerdict({ form }: { form: UseFormReturn<PromotionValues> }) {
  const { terms } = useValidTerms(useValues(form));
  return (
    <MadeSentence
      sentence={bonusVerdict({ ...terms, verdict: null }, useMoney())}
      lacking="bonus ve çevrim yazılınca bir cümle yapılır."
    />
  );
}
