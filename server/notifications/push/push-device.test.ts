import { expect, it } from "vitest";
import { isPushAddress } from "./push-device.ts";

it.each(["https://fcm.googleapis.com/fcm/send/a:b", "https://updates.push.services.mozilla.com/wpush/v2/x"])(
	"posts to a push service: %s",
	(endpoint) => expect(isPushAddress(endpoint)).toBe(true),
);

it.each([
	...["http://push.example/1", "https://push.example:8443/1", "https://user:word@push.example/1", "file:///etc/passwd"],
	...["https://127.0.0.1/1", "https://10.0.0.7/1", "https://[::1]/1", "https://169.254.169.254/latest", "nothing"],
	...["https://localhost/1", "https://2130706433/1"],
])("posts nowhere else: %s", (endpoint) => expect(isPushAddress(endpoint)).toBe(false));
