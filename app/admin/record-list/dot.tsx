import { shownWord, type State } from "./column";

/** Dot in the colour of a state; its tooltip is the word. */
export const Dot = ({ tone, word }: State) => (
  <span className="dot" data-tone={tone} role="img" aria-label={word} title={word} />
);

/** The word of a state in its colour, as far as `shownWord` shows it. */
export const StateWord = (state: State) => <span className={`state-${state.tone}`}>{shownWord(state)}</span>;
