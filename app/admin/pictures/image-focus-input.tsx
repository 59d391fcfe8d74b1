import { Button, Flex, Text } from "@radix-ui/themes";
import type { KeyboardEvent, MouseEvent } from "react";
import { type FieldPath, type FieldValues, useController, type UseFormReturn, useWatch } from "react-hook-form";
import { FOCUS_STEPS } from "../../../worker/picture-fields";
import { formatPercent } from "../../../worker/text/money";
import { useDescription } from "../form/field-descriptions";
import { IMAGE_FOCUS } from "../shared-fields";
import { keptIn } from "../draft/kept-files";
import { FieldError } from "../form/field-error";
import "./image-focus-input.css";

const CENTRE = 50;
const STEP = 25;
const LABEL = IMAGE_FOCUS.label;

/** In percent from left and top. */
interface Point {
  x: number;
  y: number;
}

function pointOf(text: string): Point {
  const [x = CENTRE, y = CENTRE] = text ? text.split(" ").map(Number.parseFloat) : [];
  return { x, y };
}
const sentenceOf = ({ x, y }: Point) =>
  x === CENTRE && y === CENTRE ? "ortada" : `soldan ${formatPercent(x / 100)}, üstten ${formatPercent(y / 100)}`;
const nearest = (percent: number) =>
  FOCUS_STEPS.reduce((best, step) => (Math.abs(step - percent) < Math.abs(best - percent) ? step : best), CENTRE);

const MOVES: Record<string, (point: Point) => Point> = {
  ArrowLeft: ({ x, y }) => ({ x: x - STEP, y }),
  ArrowRight: ({ x, y }) => ({ x: x + STEP, y }),
  ArrowUp: ({ x, y }) => ({ x, y: y - STEP }),
  ArrowDown: ({ x, y }) => ({ x, y: y + STEP }),
};

interface ImageFocusInputProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  /** Name of the form field that holds the picture's address. */
  picture: FieldPath<V>;
}

/** Chooses the point that a crop keeps, on a 5 × 5 grid, by pointer or arrow keys (B5.8). */
export function ImageFocusInput<V extends FieldValues>({ form, name, picture }: ImageFocusInputProps<V>) {
  useDescription(form, name, { label: LABEL, shown: (text) => sentenceOf(pointOf(text)) });
  const {
    field: { ref, onChange, value },
    fieldState,
  } = useController({ control: form.control, name });
  const url: string = useWatch({ control: form.control, name: picture }) ?? "";
  const point = pointOf(value ?? "");
  const isShown = /^(?:https?:\/\/.+|\/media\/.+)/.test(url) && keptIn(url).length === 0;
  if (!isShown) return null;
  const move = ({ x, y }: Point) => onChange(x === CENTRE && y === CENTRE ? "" : `${nearest(x)}% ${nearest(y)}%`);
  function onClick({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: nearest(((clientX - left) / width) * 100), y: nearest(((clientY - top) / height) * 100) });
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = MOVES[event.key]?.(point);
    if (!next) return;
    event.preventDefault();
    move({ x: nearest(next.x), y: nearest(next.y) });
  }
  return (
    <Flex direction="column" gap="1">
      <Text size="2" weight="medium">
        {LABEL}
      </Text>
      <Flex gap="4" wrap="wrap" align="end">
        <div
          ref={ref}
          className="focus-picture"
          role="slider"
          tabIndex={0}
          aria-label={LABEL}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={point.x}
          aria-valuetext={sentenceOf(point)}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <img src={url} alt="" draggable={false} />
          <span className="focus-point" style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </div>
        <Flex direction="column" gap="2" align="start">
          <img
            className="focus-crop"
            src={url}
            alt="Kırpılmış görünüm"
            style={{ objectPosition: `${point.x}% ${point.y}%` }}
          />
          {value && (
            <Button type="button" size="1" variant="soft" onClick={() => move({ x: CENTRE, y: CENTRE })}>
              Ortala
            </Button>
          )}
        </Flex>
      </Flex>
      <Text size="1" color="gray">
        Görselin önemli yerine tıklayın ya da ok tuşlarıyla taşıyın; sayfa görseli kırparsa orası görünür.
      </Text>
      <FieldError>{fieldState.error?.message}</FieldError>
    </Flex>
  );
}
