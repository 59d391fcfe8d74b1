interface MadeSentenceProps {
  /** Undefined where the form lacks what it is made of. */
  sentence: string | undefined;
  /** Says when there is one. */
  lacking: string;
}

/** Shows below an empty field the generated sentence that visitors see instead. */
export const MadeSentence = ({ sentence, lacking }: MadeSentenceProps) =>
  sentence ? `Boş kalırsa ziyaretçiler şunu okur: “${sentence}”` : `Boş kalırsa cümle gösterilmez; ${lacking}`;
