import { configure } from "@testing-library/dom";
import { STATE_DEADLINE_MS } from "./deadlines";

configure({ asyncUtilTimeout: STATE_DEADLINE_MS });
