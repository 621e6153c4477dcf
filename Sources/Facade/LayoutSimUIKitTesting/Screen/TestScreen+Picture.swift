public import Foundation
import LayoutSimRendering
public import Testing
import UIKit

extension TestScreen {
    /// Returns an image of the screen as animations currently present it, as PNG data in pixels of the device.
    public func pngData(sourceLocation: SourceLocation = #_sourceLocation) throws -> Data {
        var data = Data()
        try perform("picture", sourceLocation) { _ in
            guard let view = window.seenView(showing: .presentation) else {
                throw TouchError("the window shows no view")
            }
            let renderer = try Renderers.ofObjects.renderer(SimulatedDevice.current.fontEra)
            let screen = view.withDepartures { view.frozen(named: "picture", showing: .presentation) }
            ShownPictures.supply(to: renderer)
            let list = renderer.displayList(renderer.layout(screen))
            data = Data(try renderer.pngData(list, file: "picture.png"))
        }
        return data
    }
}
