/**
 * What local storage must hold to be taken for a store's state, as JSON Schema: as far as code would break on anything else.
 * More members are let through, as a later version may have written them.
 */
export const STORED_STATES = {
	config: {
		type: "object",
		required: ["config_admin", "config_report"],
		properties: {
			config_admin: { type: "object", properties: { notices: { type: "array" } } },
			config_report: {
				type: "object",
				properties: {
					pc: {
						type: "object",
						required: ["upload", "login", "locales"],
						properties: { upload: { type: "object" }, login: { type: "object" }, locales: { type: "array" } },
					},
				},
			},
		},
	},
	user: {
		type: "object",
		required: ["user_info", "token", "is_login"],
		properties: {
			token: { type: "string" },
			is_login: { type: "boolean" },
			user_info: {
				type: ["object", "null"],
				required: ["id", "mobile", "nickname", "roles"],
				properties: {
					id: { type: "string" },
					mobile: { type: "string" },
					nickname: { type: "string" },
					roles: { type: "array" },
				},
			},
		},
	},
	preferences: {
		type: "object",
		required: ["locale", "color_mode", "side_open"],
		properties: {
			locale: { type: ["string", "null"] },
			color_mode: { enum: ["system", "light", "dark"] },
			side_open: { type: "boolean" },
		},
	},
};
