import type { FieldAuthoring, FieldTraits, InWords } from "./field-type.ts";

const placeInWords: InWords = (value) => {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
	const { latitude, longitude, text }: { latitude?: unknown; longitude?: unknown; text?: unknown } = value;
	const known = [latitude, longitude].filter((degrees) => typeof degrees === "number").join(", ");
	const written = typeof text === "string" ? text : "";
	return known !== "" && written !== "" ? `${written} (${known})` : written + known;
};

/** A place: the device's position, words, or both. */
export const locationTraits: FieldTraits = {
	frame: "group",
	late: true,
	asks: "value",
	described: "whole",
	masked: 0,
	inWords: placeInWords,
	offers: null,
	accepts: null,
	carried: true,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const locationAuthoring: FieldAuthoring = {
	takes: ["object"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: [], way: null },
	rjsf: { same: [], nearest: [] },
	palette: {
		rank: null,
		id: "spot",
		label: "Place",
		help: "From the device, or typed.",
		icon: "location",
		begins: null,
	},
	sample: {
		expects:
			"A place: the position that the device tells when its button is pressed, words, or both. The schema is an object: `latitude` and `longitude` are numbers, in degrees (WGS 84) with up to six decimals, `text` is a text; none of the three may be left out of its `properties`. The device is asked and nobody else, and no map is shown. Require `text` if words must be there even where there is a position; never require `latitude` or `longitude`, for not every device knows them.",
		properties: {
			spot: {
				type: "object",
				title: "Where it is",
				properties: {
					latitude: {
						type: "number",
						title: "Latitude",
						minimum: -90,
						maximum: 90,
					},
					longitude: {
						type: "number",
						title: "Longitude",
						minimum: -180,
						maximum: 180,
					},
					text: {
						type: "string",
						title: "In words",
						maxLength: 200,
					},
				},
			},
		},
		fields: {
			"/spot": {
				widget: "location",
			},
		},
		answers: {
			spot: {
				latitude: 28.858421,
				longitude: 121.144613,
				text: "By the old wall",
			},
		},
	},
};
