interface MadeSentenceProps {
  /** Undefined where the form lacks what it is made of. */
  sentence: string | undefined;
  /** Says when there is one. */
  lacking: string;
}

/** Hint of a field that a sentence of the site stands in for. */
export const MadeSentence = ({ sentence, lacking }: MadeSentenceProps) =>
  sentence ? `Boş kalırsa ziyaretçiler şunu okur: “${sentence}”` : `Boş kalırsa cümle gösterilmez; ${lacking}`;
