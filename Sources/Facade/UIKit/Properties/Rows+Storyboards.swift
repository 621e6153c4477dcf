import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let storyboardsTables = [
        uiStoryboardSegue, uiStoryboardUnwindSegueSource,
    ]

    static let uiStoryboardSegue = ObjectProperty.table(of: UIStoryboardSegue.self) {
        $0.get("identifier", \.identifier)
        $0.get("source", \.source)
        $0.get("destination", \.destination)
    }
    static let uiStoryboardUnwindSegueSource = ObjectProperty.table(of: UIStoryboardUnwindSegueSource.self) {
        $0.get("source", \.source)
        $0.get("unwindAction", \.unwindAction)
        $0.get("sender", \.sender)
    }
}
