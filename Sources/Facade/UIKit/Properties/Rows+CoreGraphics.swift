import CoreGraphics

extension PropertyTables {
    /// The tables of this file: Core Foundation's objects have no keys, so that nothing but tests and counts reads
    /// them.
    static let coreGraphicsTables = [
        cgContext, cgImage, cgDataProvider, cgColor, cgColorSpace, cgPath, cgFont,
    ]

    static let cgContext = ObjectProperty.table(of: CGContext.self) {
        $0.add("textMatrix", \.textMatrix)
        $0.add("textPosition", \.textPosition)
        $0.add("interpolationQuality", \.interpolationQuality)
        $0.get("ctm", \.ctm)
        $0.get("userSpaceToDeviceSpaceTransform", \.userSpaceToDeviceSpaceTransform)
        $0.get("pathEmpty", \.isPathEmpty)
        $0.get("currentPointOfPath", \.currentPointOfPath)
        $0.get("boundingBoxOfPath", \.boundingBoxOfPath)
        $0.get("path", \.path)
        $0.get("boundingBoxOfClipPath", \.boundingBoxOfClipPath)
        $0.get("width", \.width)
        $0.get("height", \.height)
        $0.get("bitsPerComponent", \.bitsPerComponent)
        $0.get("bitsPerPixel", \.bitsPerPixel)
        $0.get("bytesPerRow", \.bytesPerRow)
        $0.get("colorSpace", \.colorSpace)
        $0.get("alphaInfo", \.alphaInfo)
        $0.get("bitmapInfo", \.bitmapInfo)
    }
    static let cgImage = ObjectProperty.table(of: CGImage.self) {
        $0.get("width", \.width)
        $0.get("height", \.height)
        $0.get("shouldInterpolate", \.shouldInterpolate)
        $0.get("mask", \.isMask)
        $0.get("bitsPerComponent", \.bitsPerComponent)
        $0.get("bitsPerPixel", \.bitsPerPixel)
        $0.get("bytesPerRow", \.bytesPerRow)
        $0.get("colorSpace", \.colorSpace)
        $0.get("alphaInfo", \.alphaInfo)
        $0.get("bitmapInfo", \.bitmapInfo)
        $0.get("renderingIntent", \.renderingIntent)
        $0.get("utType", \.utType)
        $0.get("dataProvider", \.dataProvider)
    }
    static let cgDataProvider = ObjectProperty.table(of: CGDataProvider.self) { $0.get("data", \.data) }
    static let cgColor = ObjectProperty.table(of: CGColor.self) {
        $0.get("pattern", \.pattern)
        $0.get("colorSpace", \.colorSpace)
        $0.get("components", \.components)
        $0.get("numberOfComponents", \.numberOfComponents)
        $0.get("alpha", \.alpha)
    }
    static let cgColorSpace = ObjectProperty.table(of: CGColorSpace.self) {
        $0.get("model", \.model)
        $0.get("name", \.name)
        $0.get("numberOfComponents", \.numberOfComponents)
        $0.get("wideGamutRGB", \.isWideGamutRGB)
    }
    static let cgPath = ObjectProperty.table(of: CGPath.self) {
        $0.get("empty", \.isEmpty)
        $0.get("currentPoint", \.currentPoint)
        $0.get("boundingBox", \.boundingBox)
        $0.get("boundingBoxOfPath", \.boundingBoxOfPath)
    }
    static let cgFont = ObjectProperty.table(of: CGFont.self) {
        $0.get("fullName", \.fullName)
        $0.get("postScriptName", \.postScriptName)
    }
}
