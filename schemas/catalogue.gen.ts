/* Generated from schemas/meta and schemas/api by `npm run generate`. Do not edit. */

import meta_block from "./meta/block.schema.json" with { type: "json" };
import meta_categories from "./meta/categories.schema.json" with { type: "json" };
import meta_defs from "./meta/defs.schema.json" with { type: "json" };
import meta_desk from "./meta/desk.schema.json" with { type: "json" };
import meta_form from "./meta/form.schema.json" with { type: "json" };
import meta_holidays from "./meta/holidays.schema.json" with { type: "json" };
import meta_icons from "./meta/icons.schema.json" with { type: "json" };
import meta_messages from "./meta/messages.schema.json" with { type: "json" };
import meta_notifications from "./meta/notifications.schema.json" with { type: "json" };
import meta_page from "./meta/page.schema.json" with { type: "json" };
import meta_routing from "./meta/routing.schema.json" with { type: "json" };
import meta_site from "./meta/site.schema.json" with { type: "json" };
import meta_templates from "./meta/templates.schema.json" with { type: "json" };
import meta_test_case from "./meta/test-case.schema.json" with { type: "json" };
import meta_view from "./meta/view.schema.json" with { type: "json" };
import meta_workflow from "./meta/workflow.schema.json" with { type: "json" };
import blocks_answers from "./meta/blocks/answers.schema.json" with { type: "json" };
import blocks_attachments from "./meta/blocks/attachments.schema.json" with { type: "json" };
import blocks_button from "./meta/blocks/button.schema.json" with { type: "json" };
import blocks_card from "./meta/blocks/card.schema.json" with { type: "json" };
import blocks_chart from "./meta/blocks/chart.schema.json" with { type: "json" };
import blocks_detail from "./meta/blocks/detail.schema.json" with { type: "json" };
import blocks_facts from "./meta/blocks/facts.schema.json" with { type: "json" };
import blocks_figures from "./meta/blocks/figures.schema.json" with { type: "json" };
import blocks_for_each from "./meta/blocks/for-each.schema.json" with { type: "json" };
import blocks_form from "./meta/blocks/form.schema.json" with { type: "json" };
import blocks_grid from "./meta/blocks/grid.schema.json" with { type: "json" };
import blocks_heading from "./meta/blocks/heading.schema.json" with { type: "json" };
import blocks_hero from "./meta/blocks/hero.schema.json" with { type: "json" };
import blocks_image from "./meta/blocks/image.schema.json" with { type: "json" };
import blocks_link from "./meta/blocks/link.schema.json" with { type: "json" };
import blocks_list from "./meta/blocks/list.schema.json" with { type: "json" };
import blocks_notice from "./meta/blocks/notice.schema.json" with { type: "json" };
import blocks_process from "./meta/blocks/process.schema.json" with { type: "json" };
import blocks_rich_text from "./meta/blocks/rich-text.schema.json" with { type: "json" };
import blocks_search from "./meta/blocks/search.schema.json" with { type: "json" };
import blocks_section from "./meta/blocks/section.schema.json" with { type: "json" };
import blocks_tabs from "./meta/blocks/tabs.schema.json" with { type: "json" };
import blocks_text from "./meta/blocks/text.schema.json" with { type: "json" };
import blocks_timeline from "./meta/blocks/timeline.schema.json" with { type: "json" };
import staff_blocks_case_bulk from "./meta/blocks/staff/case-bulk.schema.json" with { type: "json" };
import staff_blocks_case_checklist from "./meta/blocks/staff/case-checklist.schema.json" with { type: "json" };
import staff_blocks_case_clocks from "./meta/blocks/staff/case-clocks.schema.json" with { type: "json" };
import staff_blocks_case_export from "./meta/blocks/staff/case-export.schema.json" with { type: "json" };
import staff_blocks_case_figures from "./meta/blocks/staff/case-figures.schema.json" with { type: "json" };
import staff_blocks_case_filing from "./meta/blocks/staff/case-filing.schema.json" with { type: "json" };
import staff_blocks_case_moves from "./meta/blocks/staff/case-moves.schema.json" with { type: "json" };
import staff_blocks_case_presence from "./meta/blocks/staff/case-presence.schema.json" with { type: "json" };
import staff_blocks_desk_commands from "./meta/blocks/staff/desk-commands.schema.json" with { type: "json" };
import staff_blocks_picture_redaction from "./meta/blocks/staff/picture-redaction.schema.json" with { type: "json" };
import staff_blocks_reply_draft from "./meta/blocks/staff/reply-draft.schema.json" with { type: "json" };
import staff_blocks_saved_views from "./meta/blocks/staff/saved-views.schema.json" with { type: "json" };
import api_addressesGetList from "./api/addressesGetList.schema.json" with { type: "json" };
import api_articlesGetCategory from "./api/articlesGetCategory.schema.json" with { type: "json" };
import api_articlesGetDetail from "./api/articlesGetDetail.schema.json" with { type: "json" };
import api_articlesGetList from "./api/articlesGetList.schema.json" with { type: "json" };
import api_articlesGetRelated from "./api/articlesGetRelated.schema.json" with { type: "json" };
import api_configsGetAll from "./api/configsGetAll.schema.json" with { type: "json" };
import api_dataRequestsAnswer from "./api/dataRequestsAnswer.schema.json" with { type: "json" };
import api_dataRequestsCreate from "./api/dataRequestsCreate.schema.json" with { type: "json" };
import api_dataRequestsGetList from "./api/dataRequestsGetList.schema.json" with { type: "json" };
import api_draftsDelete from "./api/draftsDelete.schema.json" with { type: "json" };
import api_draftsGetList from "./api/draftsGetList.schema.json" with { type: "json" };
import api_draftsSave from "./api/draftsSave.schema.json" with { type: "json" };
import api_fileUpload from "./api/fileUpload.schema.json" with { type: "json" };
import api_loginMobileLogin from "./api/loginMobileLogin.schema.json" with { type: "json" };
import api_loginMobileVerifyCode from "./api/loginMobileVerifyCode.schema.json" with { type: "json" };
import api_messageFlowList from "./api/messageFlowList.schema.json" with { type: "json" };
import api_messagesFollow from "./api/messagesFollow.schema.json" with { type: "json" };
import api_messagesGetCategory from "./api/messagesGetCategory.schema.json" with { type: "json" };
import api_messagesGetDetail from "./api/messagesGetDetail.schema.json" with { type: "json" };
import api_messagesGetFacets from "./api/messagesGetFacets.schema.json" with { type: "json" };
import api_messagesGetFollowedList from "./api/messagesGetFollowedList.schema.json" with { type: "json" };
import api_messagesGetList from "./api/messagesGetList.schema.json" with { type: "json" };
import api_messagesGetSimilar from "./api/messagesGetSimilar.schema.json" with { type: "json" };
import api_messagesGetStatistics from "./api/messagesGetStatistics.schema.json" with { type: "json" };
import api_messagesGetUserReportList from "./api/messagesGetUserReportList.schema.json" with { type: "json" };
import api_messagesIndex from "./api/messagesIndex.schema.json" with { type: "json" };
import api_messagesRate from "./api/messagesRate.schema.json" with { type: "json" };
import api_messagesReopen from "./api/messagesReopen.schema.json" with { type: "json" };
import api_messagesSupplement from "./api/messagesSupplement.schema.json" with { type: "json" };
import api_messagesSupport from "./api/messagesSupport.schema.json" with { type: "json" };
import api_messagesTrack from "./api/messagesTrack.schema.json" with { type: "json" };
import api_messagesWithdraw from "./api/messagesWithdraw.schema.json" with { type: "json" };
import api_notificationsGetList from "./api/notificationsGetList.schema.json" with { type: "json" };
import api_notificationsRead from "./api/notificationsRead.schema.json" with { type: "json" };
import api_projectGetDetail from "./api/projectGetDetail.schema.json" with { type: "json" };
import api_projectGetList from "./api/projectGetList.schema.json" with { type: "json" };
import api_reportConfigsGetConfig from "./api/reportConfigsGetConfig.schema.json" with { type: "json" };
import api_searchGetAll from "./api/searchGetAll.schema.json" with { type: "json" };
import api_userDelete from "./api/userDelete.schema.json" with { type: "json" };
import api_userEndSessions from "./api/userEndSessions.schema.json" with { type: "json" };
import api_userExport from "./api/userExport.schema.json" with { type: "json" };
import api_userGetChannels from "./api/userGetChannels.schema.json" with { type: "json" };
import api_userGetProfile from "./api/userGetProfile.schema.json" with { type: "json" };
import api_userGetSessions from "./api/userGetSessions.schema.json" with { type: "json" };
import api_userLogCreateLog from "./api/userLogCreateLog.schema.json" with { type: "json" };
import api_userSaveEmail from "./api/userSaveEmail.schema.json" with { type: "json" };
import api_userUpdateChannels from "./api/userUpdateChannels.schema.json" with { type: "json" };
import api_userUpdateProfile from "./api/userUpdateProfile.schema.json" with { type: "json" };
import staff_api_deskAddNote from "./api/staff/deskAddNote.schema.json" with { type: "json" };
import staff_api_deskAssignCase from "./api/staff/deskAssignCase.schema.json" with { type: "json" };
import staff_api_deskChangeCategory from "./api/staff/deskChangeCategory.schema.json" with { type: "json" };
import staff_api_deskDeleteView from "./api/staff/deskDeleteView.schema.json" with { type: "json" };
import staff_api_deskDiscardOutbox from "./api/staff/deskDiscardOutbox.schema.json" with { type: "json" };
import staff_api_deskDismissSuggestion from "./api/staff/deskDismissSuggestion.schema.json" with { type: "json" };
import staff_api_deskEndShare from "./api/staff/deskEndShare.schema.json" with { type: "json" };
import staff_api_deskExtendCase from "./api/staff/deskExtendCase.schema.json" with { type: "json" };
import staff_api_deskFileCase from "./api/staff/deskFileCase.schema.json" with { type: "json" };
import staff_api_deskGetAccess from "./api/staff/deskGetAccess.schema.json" with { type: "json" };
import staff_api_deskGetBulk from "./api/staff/deskGetBulk.schema.json" with { type: "json" };
import staff_api_deskGetCase from "./api/staff/deskGetCase.schema.json" with { type: "json" };
import staff_api_deskGetCases from "./api/staff/deskGetCases.schema.json" with { type: "json" };
import staff_api_deskGetCounts from "./api/staff/deskGetCounts.schema.json" with { type: "json" };
import staff_api_deskGetFigures from "./api/staff/deskGetFigures.schema.json" with { type: "json" };
import staff_api_deskGetFilingCategories from "./api/staff/deskGetFilingCategories.schema.json" with { type: "json" };
import staff_api_deskGetFilters from "./api/staff/deskGetFilters.schema.json" with { type: "json" };
import staff_api_deskGetOutbox from "./api/staff/deskGetOutbox.schema.json" with { type: "json" };
import staff_api_deskGetQuestionForms from "./api/staff/deskGetQuestionForms.schema.json" with { type: "json" };
import staff_api_deskGetReplyDraft from "./api/staff/deskGetReplyDraft.schema.json" with { type: "json" };
import staff_api_deskGetShareable from "./api/staff/deskGetShareable.schema.json" with { type: "json" };
import staff_api_deskGetTemplates from "./api/staff/deskGetTemplates.schema.json" with { type: "json" };
import staff_api_deskGetViews from "./api/staff/deskGetViews.schema.json" with { type: "json" };
import staff_api_deskLinkCases from "./api/staff/deskLinkCases.schema.json" with { type: "json" };
import staff_api_deskMoveCase from "./api/staff/deskMoveCase.schema.json" with { type: "json" };
import staff_api_deskOpenByException from "./api/staff/deskOpenByException.schema.json" with { type: "json" };
import staff_api_deskPreviewPublication from "./api/staff/deskPreviewPublication.schema.json" with { type: "json" };
import staff_api_deskPreviewReply from "./api/staff/deskPreviewReply.schema.json" with { type: "json" };
import staff_api_deskPublishCase from "./api/staff/deskPublishCase.schema.json" with { type: "json" };
import staff_api_deskRedactCase from "./api/staff/deskRedactCase.schema.json" with { type: "json" };
import staff_api_deskRedactPicture from "./api/staff/deskRedactPicture.schema.json" with { type: "json" };
import staff_api_deskResendOutbox from "./api/staff/deskResendOutbox.schema.json" with { type: "json" };
import staff_api_deskSaveReplyDraft from "./api/staff/deskSaveReplyDraft.schema.json" with { type: "json" };
import staff_api_deskSaveView from "./api/staff/deskSaveView.schema.json" with { type: "json" };
import staff_api_deskShareCase from "./api/staff/deskShareCase.schema.json" with { type: "json" };
import staff_api_deskSplitCase from "./api/staff/deskSplitCase.schema.json" with { type: "json" };
import staff_api_deskStartBulk from "./api/staff/deskStartBulk.schema.json" with { type: "json" };
import staff_api_deskStayOnCase from "./api/staff/deskStayOnCase.schema.json" with { type: "json" };
import staff_api_deskStopBulk from "./api/staff/deskStopBulk.schema.json" with { type: "json" };
import staff_api_deskSuperviseCase from "./api/staff/deskSuperviseCase.schema.json" with { type: "json" };
import staff_api_deskTickItem from "./api/staff/deskTickItem.schema.json" with { type: "json" };
import staff_api_deskUndoBulk from "./api/staff/deskUndoBulk.schema.json" with { type: "json" };
import shapes_answer from "./api/shapes/answer.schema.json" with { type: "json" };
import shapes_article_content from "./api/shapes/article-content.schema.json" with { type: "json" };
import shapes_article_link from "./api/shapes/article-link.schema.json" with { type: "json" };
import shapes_article_summary from "./api/shapes/article-summary.schema.json" with { type: "json" };
import shapes_article from "./api/shapes/article.schema.json" with { type: "json" };
import shapes_attachment from "./api/shapes/attachment.schema.json" with { type: "json" };
import shapes_case_figures from "./api/shapes/case-figures.schema.json" with { type: "json" };
import shapes_case_picture from "./api/shapes/case-picture.schema.json" with { type: "json" };
import shapes_case_status from "./api/shapes/case-status.schema.json" with { type: "json" };
import shapes_category_name from "./api/shapes/category-name.schema.json" with { type: "json" };
import shapes_category from "./api/shapes/category.schema.json" with { type: "json" };
import shapes_data_request from "./api/shapes/data-request.schema.json" with { type: "json" };
import shapes_desk_case_summary from "./api/shapes/desk-case-summary.schema.json" with { type: "json" };
import shapes_desk_case from "./api/shapes/desk-case.schema.json" with { type: "json" };
import shapes_draft from "./api/shapes/draft.schema.json" with { type: "json" };
import shapes_ended_draft from "./api/shapes/ended-draft.schema.json" with { type: "json" };
import shapes_flow_entry from "./api/shapes/flow-entry.schema.json" with { type: "json" };
import shapes_message_summary from "./api/shapes/message-summary.schema.json" with { type: "json" };
import shapes_message from "./api/shapes/message.schema.json" with { type: "json" };
import shapes_notification from "./api/shapes/notification.schema.json" with { type: "json" };
import shapes_picture_area from "./api/shapes/picture-area.schema.json" with { type: "json" };
import shapes_project_content from "./api/shapes/project-content.schema.json" with { type: "json" };
import shapes_project_summary from "./api/shapes/project-summary.schema.json" with { type: "json" };
import shapes_project from "./api/shapes/project.schema.json" with { type: "json" };
import shapes_push_device from "./api/shapes/push-device.schema.json" with { type: "json" };
import shapes_refused_field from "./api/shapes/refused-field.schema.json" with { type: "json" };
import shapes_routed_place from "./api/shapes/routed-place.schema.json" with { type: "json" };
import shapes_session from "./api/shapes/session.schema.json" with { type: "json" };
import shapes_translated_article from "./api/shapes/translated-article.schema.json" with { type: "json" };
import shapes_tried_routing from "./api/shapes/tried-routing.schema.json" with { type: "json" };
import shapes_user_info from "./api/shapes/user-info.schema.json" with { type: "json" };

/** The meta-schemas of the document kinds, by file name. */
export const META: Readonly<Record<string, object>> = {
	"block": meta_block,
	"categories": meta_categories,
	"defs": meta_defs,
	"desk": meta_desk,
	"form": meta_form,
	"holidays": meta_holidays,
	"icons": meta_icons,
	"messages": meta_messages,
	"notifications": meta_notifications,
	"page": meta_page,
	"routing": meta_routing,
	"site": meta_site,
	"templates": meta_templates,
	"test-case": meta_test_case,
	"view": meta_view,
	"workflow": meta_workflow,
};

/** The meta-schemas of the block types, by file name. */
export const BLOCKS: Readonly<Record<string, object>> = {
	"answers": blocks_answers,
	"attachments": blocks_attachments,
	"button": blocks_button,
	"card": blocks_card,
	"chart": blocks_chart,
	"detail": blocks_detail,
	"facts": blocks_facts,
	"figures": blocks_figures,
	"for-each": blocks_for_each,
	"form": blocks_form,
	"grid": blocks_grid,
	"heading": blocks_heading,
	"hero": blocks_hero,
	"image": blocks_image,
	"link": blocks_link,
	"list": blocks_list,
	"notice": blocks_notice,
	"process": blocks_process,
	"rich-text": blocks_rich_text,
	"search": blocks_search,
	"section": blocks_section,
	"tabs": blocks_tabs,
	"text": blocks_text,
	"timeline": blocks_timeline,
};

/** Those of the block types for staff alone. */
export const STAFF_BLOCKS: Readonly<Record<string, object>> = {
	"case-bulk": staff_blocks_case_bulk,
	"case-checklist": staff_blocks_case_checklist,
	"case-clocks": staff_blocks_case_clocks,
	"case-export": staff_blocks_case_export,
	"case-figures": staff_blocks_case_figures,
	"case-filing": staff_blocks_case_filing,
	"case-moves": staff_blocks_case_moves,
	"case-presence": staff_blocks_case_presence,
	"desk-commands": staff_blocks_desk_commands,
	"picture-redaction": staff_blocks_picture_redaction,
	"reply-draft": staff_blocks_reply_draft,
	"saved-views": staff_blocks_saved_views,
};

/** The operations' schemas, by name. */
export const API: Readonly<Record<string, object>> = {
	"addressesGetList": api_addressesGetList,
	"articlesGetCategory": api_articlesGetCategory,
	"articlesGetDetail": api_articlesGetDetail,
	"articlesGetList": api_articlesGetList,
	"articlesGetRelated": api_articlesGetRelated,
	"configsGetAll": api_configsGetAll,
	"dataRequestsAnswer": api_dataRequestsAnswer,
	"dataRequestsCreate": api_dataRequestsCreate,
	"dataRequestsGetList": api_dataRequestsGetList,
	"draftsDelete": api_draftsDelete,
	"draftsGetList": api_draftsGetList,
	"draftsSave": api_draftsSave,
	"fileUpload": api_fileUpload,
	"loginMobileLogin": api_loginMobileLogin,
	"loginMobileVerifyCode": api_loginMobileVerifyCode,
	"messageFlowList": api_messageFlowList,
	"messagesFollow": api_messagesFollow,
	"messagesGetCategory": api_messagesGetCategory,
	"messagesGetDetail": api_messagesGetDetail,
	"messagesGetFacets": api_messagesGetFacets,
	"messagesGetFollowedList": api_messagesGetFollowedList,
	"messagesGetList": api_messagesGetList,
	"messagesGetSimilar": api_messagesGetSimilar,
	"messagesGetStatistics": api_messagesGetStatistics,
	"messagesGetUserReportList": api_messagesGetUserReportList,
	"messagesIndex": api_messagesIndex,
	"messagesRate": api_messagesRate,
	"messagesReopen": api_messagesReopen,
	"messagesSupplement": api_messagesSupplement,
	"messagesSupport": api_messagesSupport,
	"messagesTrack": api_messagesTrack,
	"messagesWithdraw": api_messagesWithdraw,
	"notificationsGetList": api_notificationsGetList,
	"notificationsRead": api_notificationsRead,
	"projectGetDetail": api_projectGetDetail,
	"projectGetList": api_projectGetList,
	"reportConfigsGetConfig": api_reportConfigsGetConfig,
	"searchGetAll": api_searchGetAll,
	"userDelete": api_userDelete,
	"userEndSessions": api_userEndSessions,
	"userExport": api_userExport,
	"userGetChannels": api_userGetChannels,
	"userGetProfile": api_userGetProfile,
	"userGetSessions": api_userGetSessions,
	"userLogCreateLog": api_userLogCreateLog,
	"userSaveEmail": api_userSaveEmail,
	"userUpdateChannels": api_userUpdateChannels,
	"userUpdateProfile": api_userUpdateProfile,
};

/** Those of the operations for staff alone. */
export const STAFF_API: Readonly<Record<string, object>> = {
	"deskAddNote": staff_api_deskAddNote,
	"deskAssignCase": staff_api_deskAssignCase,
	"deskChangeCategory": staff_api_deskChangeCategory,
	"deskDeleteView": staff_api_deskDeleteView,
	"deskDiscardOutbox": staff_api_deskDiscardOutbox,
	"deskDismissSuggestion": staff_api_deskDismissSuggestion,
	"deskEndShare": staff_api_deskEndShare,
	"deskExtendCase": staff_api_deskExtendCase,
	"deskFileCase": staff_api_deskFileCase,
	"deskGetAccess": staff_api_deskGetAccess,
	"deskGetBulk": staff_api_deskGetBulk,
	"deskGetCase": staff_api_deskGetCase,
	"deskGetCases": staff_api_deskGetCases,
	"deskGetCounts": staff_api_deskGetCounts,
	"deskGetFigures": staff_api_deskGetFigures,
	"deskGetFilingCategories": staff_api_deskGetFilingCategories,
	"deskGetFilters": staff_api_deskGetFilters,
	"deskGetOutbox": staff_api_deskGetOutbox,
	"deskGetQuestionForms": staff_api_deskGetQuestionForms,
	"deskGetReplyDraft": staff_api_deskGetReplyDraft,
	"deskGetShareable": staff_api_deskGetShareable,
	"deskGetTemplates": staff_api_deskGetTemplates,
	"deskGetViews": staff_api_deskGetViews,
	"deskLinkCases": staff_api_deskLinkCases,
	"deskMoveCase": staff_api_deskMoveCase,
	"deskOpenByException": staff_api_deskOpenByException,
	"deskPreviewPublication": staff_api_deskPreviewPublication,
	"deskPreviewReply": staff_api_deskPreviewReply,
	"deskPublishCase": staff_api_deskPublishCase,
	"deskRedactCase": staff_api_deskRedactCase,
	"deskRedactPicture": staff_api_deskRedactPicture,
	"deskResendOutbox": staff_api_deskResendOutbox,
	"deskSaveReplyDraft": staff_api_deskSaveReplyDraft,
	"deskSaveView": staff_api_deskSaveView,
	"deskShareCase": staff_api_deskShareCase,
	"deskSplitCase": staff_api_deskSplitCase,
	"deskStartBulk": staff_api_deskStartBulk,
	"deskStayOnCase": staff_api_deskStayOnCase,
	"deskStopBulk": staff_api_deskStopBulk,
	"deskSuperviseCase": staff_api_deskSuperviseCase,
	"deskTickItem": staff_api_deskTickItem,
	"deskUndoBulk": staff_api_deskUndoBulk,
};

/** What the operations' schemas share, by file name. */
export const SHAPES: Readonly<Record<string, object>> = {
	"answer": shapes_answer,
	"article-content": shapes_article_content,
	"article-link": shapes_article_link,
	"article-summary": shapes_article_summary,
	"article": shapes_article,
	"attachment": shapes_attachment,
	"case-figures": shapes_case_figures,
	"case-picture": shapes_case_picture,
	"case-status": shapes_case_status,
	"category-name": shapes_category_name,
	"category": shapes_category,
	"data-request": shapes_data_request,
	"desk-case-summary": shapes_desk_case_summary,
	"desk-case": shapes_desk_case,
	"draft": shapes_draft,
	"ended-draft": shapes_ended_draft,
	"flow-entry": shapes_flow_entry,
	"message-summary": shapes_message_summary,
	"message": shapes_message,
	"notification": shapes_notification,
	"picture-area": shapes_picture_area,
	"project-content": shapes_project_content,
	"project-summary": shapes_project_summary,
	"project": shapes_project,
	"push-device": shapes_push_device,
	"refused-field": shapes_refused_field,
	"routed-place": shapes_routed_place,
	"session": shapes_session,
	"translated-article": shapes_translated_article,
	"tried-routing": shapes_tried_routing,
	"user-info": shapes_user_info,
};
