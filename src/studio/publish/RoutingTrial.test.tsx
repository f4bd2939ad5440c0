import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RoutingTrial } from "./RoutingTrial.tsx";
