import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let draggingTables = [
        uiDragItem, uiDragPreview, uiDragInteraction, uiDropInteraction, uiDropProposal,
    ]

    static let uiDragItem = ObjectProperty.table(of: UIDragItem.self) {
        $0.get("itemProvider", \.itemProvider)
        $0.add("localObject", \.localObject)
        $0.add("previewProvider", \.previewProvider)
    }
    static let uiDragPreview = ObjectProperty.table(of: UIDragPreview.self) {
        $0.get("view", \.view)
        $0.get("parameters", \.parameters)
    }
    static let uiDragInteraction = ObjectProperty.table(of: UIDragInteraction.self) {
        $0.get("delegate", \.delegate)
        $0.add("allowsSimultaneousRecognitionDuringLift", \.allowsSimultaneousRecognitionDuringLift)
        $0.add("isEnabled", \.isEnabled)
        $0.get("view", \.view)
    }
    static let uiDropInteraction = ObjectProperty.table(of: UIDropInteraction.self) {
        $0.get("delegate", \.delegate)
        $0.add("allowsSimultaneousDropSessions", \.allowsSimultaneousDropSessions)
        $0.get("view", \.view)
    }
    static let uiDropProposal = ObjectProperty.table(of: UIDropProposal.self) {
        $0.get("operation", \.operation)
        $0.add("precise", \.isPrecise)
        $0.add("prefersFullSizePreview", \.prefersFullSizePreview)
    }
}
