import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let contextTables = [
        uiGraphicsRendererFormat, uiGraphicsImageRendererFormat, uiGraphicsRendererContext,
        uiGraphicsImageRendererContext, uiGraphicsRenderer, uiGraphicsPDFRendererFormat, uiGraphicsPDFRendererContext,
    ]

    static let uiGraphicsRendererFormat = ObjectProperty.table(of: UIGraphicsRendererFormat.self) {
        $0.get("bounds", \.bounds)
    }
    static let uiGraphicsImageRendererFormat = ObjectProperty.table(of: UIGraphicsImageRendererFormat.self) {
        $0.add("scale", \.scale)
        $0.add("opaque", \.opaque)
        $0.add("preferredRange", \.preferredRange)
        $0.add("prefersExtendedRange", \.prefersExtendedRange)
        $0.get("supportsHighDynamicRange", \.supportsHighDynamicRange)
    }
    static let uiGraphicsRendererContext = ObjectProperty.table(of: UIGraphicsRendererContext.self) {
        $0.get("cgContext", \.cgContext)
    }
    static let uiGraphicsImageRendererContext = ObjectProperty.table(of: UIGraphicsImageRendererContext.self) {
        $0.get("currentImage", \.currentImage)
    }
    static let uiGraphicsRenderer = ObjectProperty.table(of: UIGraphicsRenderer.self) {
        $0.get("allowsImageOutput", \.allowsImageOutput)
    }
    static let uiGraphicsPDFRendererFormat = ObjectProperty.table(of: UIGraphicsPDFRendererFormat.self) {
        $0.add("documentInfo", \.documentInfo)
    }
    static let uiGraphicsPDFRendererContext = ObjectProperty.table(of: UIGraphicsPDFRendererContext.self) {
        $0.get("pdfContextBounds", \.pdfContextBounds)
    }
}
