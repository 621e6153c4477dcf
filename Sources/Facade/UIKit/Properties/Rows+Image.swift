import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let imageTables = [
        nsDataAsset, uiImage,
    ]

    static let nsDataAsset = ObjectProperty.table(of: NSDataAsset.self) {
        $0.get("name", \.name)
        $0.get("data", \.data)
        $0.get("typeIdentifier", \.typeIdentifier)
    }
    static let uiImage = ObjectProperty.table(of: UIImage.self) {
        $0.get("size", \.size)
        $0.get("scale", \.scale)
        $0.get("imageOrientation", \.imageOrientation)
        $0.get("renderingMode", \.renderingMode)
        $0.get("capInsets", \.capInsets)
        $0.get("resizingMode", \.resizingMode)
        $0.get("alignmentRectInsets", \.alignmentRectInsets)
        $0.get("flipsForRightToLeftLayoutDirection", \.flipsForRightToLeftLayoutDirection)
        $0.get("images", \.images)
        $0.get("duration", \.duration)
        $0.get("symbolImage", \.isSymbolImage)
        $0.get("configuration", \.configuration)
        $0.get("symbolConfiguration", \.symbolConfiguration)
        $0.get("traitCollection", \.traitCollection)
        $0.get("baselineOffsetFromBottom", \.baselineOffsetFromBottom)
        $0.get("hasBaseline", \.hasBaseline)
        $0.get("imageAsset", \.imageAsset)
        $0.get("highDynamicRange", \.isHighDynamicRange)
        $0.get("leftCapWidth", \.leftCapWidth)
        $0.get("topCapHeight", \.topCapHeight)
        $0.get("imageRendererFormat", \.imageRendererFormat)
        $0.get("cgImage", \.cgImage)
        $0.add("accessibilityIdentifier", \.accessibilityIdentifier)
    }
}
