import { Text } from "@radix-ui/themes";
import type { paletteOf } from "../../../worker/appearance/palette";
import { pairsOf } from "./tones";

const ratio = new Intl.NumberFormat("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The pairs of a palette as visitors see them, with their contrast. */
export const PalettePairs = ({ palette }: { palette: ReturnType<typeof paletteOf> }) => (
  <table className="palette-pairs">
    <caption>
      <Text size="1" color="gray">
        Kontrastlar; okunaklılık sınırı 4,5
      </Text>
    </caption>
    <tbody>
      {pairsOf(palette).map(({ scheme, pairs }) => (
        <tr key={scheme}>
          <th scope="row">
            <Text size="1">{scheme}</Text>
          </th>
          {pairs.map(({ what, ink, ground, contrast }) => (
            <td key={what}>
              <span style={{ color: ink, background: ground }}>{`${what} ${ratio.format(contrast)}`}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
