import { stat } from "node:fs/promises";
import { backUp } from "./archive/back-up";
import { argumentsOf, command } from "./command";
import { withState } from "./state";

/** `npm run backup -- [--remote] [file]` */
await command(async () => {
  const { isRemote, values } = argumentsOf("npm run backup -- [--remote] [file.tar.gz]", 1);
  const now = new Date();
  const path = values[0] ?? `backups/${now.toISOString().replace(/[-:]|\.\d+/g, "")}.tar.gz`;
  await withState(
    async (state) => {
      const { tables, media } = await backUp(state, path, now, console.log);
      const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
      const { size } = await stat(path);
      console.log(`Backup written: ${path} (${rows} rows, ${media} media files, ${size} bytes)`);
      console.log("It contains password hashes: keep it in a safe place. Sessions and counters are not part of it.");
    },
    { isRemote },
  );
});
