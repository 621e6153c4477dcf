import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let interactionsTables = [
        uiFeedbackGenerator, uiTextSearchOptions, uiPreviewParameters, uiPreviewTarget, uiTargetedPreview,
        uiToolTipInteraction, uiPencilInteraction, uiSpringLoadedInteraction, uiTextInteraction,
    ]

    static let uiFeedbackGenerator = ObjectProperty.table(of: UIFeedbackGenerator.self) {
        $0.get("view", \.view)
    }
    static let uiTextSearchOptions = ObjectProperty.table(of: UITextSearchOptions.self) {
        $0.get("wordMatchMethod", \.wordMatchMethod)
        $0.get("stringCompareOptions", \.stringCompareOptions)
    }
    static let uiPreviewParameters = ObjectProperty.table(of: UIPreviewParameters.self) {
        $0.add("visiblePath", \.visiblePath)
        $0.add("shadowPath", \.shadowPath)
        $0.add("backgroundColor", \.backgroundColor)
    }
    static let uiPreviewTarget = ObjectProperty.table(of: UIPreviewTarget.self) {
        $0.get("container", \.container)
        $0.get("center", \.center)
        $0.get("transform", \.transform)
    }
    static let uiTargetedPreview = ObjectProperty.table(of: UITargetedPreview.self) {
        $0.get("view", \.view)
        $0.get("parameters", \.parameters)
        $0.get("target", \.target)
        $0.get("size", \.size)
    }
    static let uiToolTipInteraction = ObjectProperty.table(of: UIToolTipInteraction.self) {
        $0.get("view", \.view)
        $0.add("enabled", \.isEnabled)
        $0.add("defaultToolTip", \.defaultToolTip)
    }
    static let uiPencilInteraction = ObjectProperty.table(of: UIPencilInteraction.self) {
        $0.get("view", \.view)
        $0.add("delegate", \.delegate)
        $0.add("enabled", \.isEnabled)
    }
    static let uiSpringLoadedInteraction = ObjectProperty.table(of: UISpringLoadedInteraction.self) {
        $0.get("view", \.view)
    }
    static let uiTextInteraction = ObjectProperty.table(of: UITextInteraction.self) {
        $0.get("view", \.view)
        $0.add("delegate", \.delegate)
        $0.add("textInput", \.textInput)
        $0.get("textInteractionMode", \.textInteractionMode)
        $0.get("gesturesForFailureRequirements", \.gesturesForFailureRequirements)
    }
}
