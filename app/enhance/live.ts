import { afterFirstPaint } from "./first-paint";
import { liveForms } from "./live-form";

afterFirstPaint(liveForms);
