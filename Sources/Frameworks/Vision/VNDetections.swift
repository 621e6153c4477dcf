public import Foundation

/// Whether text is read fast or well (Apple, *VNRequestTextRecognitionLevel*).
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// Reads text (Apple, *VNRecognizeTextRequest*); none is found here.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// Whether text is read fast or well.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// The languages of the text.
    open var recognitionLanguages = ["en-US"]
    /// Words that are known beside those of the languages.
    open var customWords: [String] = []
    /// Whether words are corrected.
    open var usesLanguageCorrection = true
    /// Whether the language is found by itself.
    open var automaticallyDetectsLanguage = false
    /// The least height of text, as a part of the picture's.
    open var minimumTextHeight: Float = 0

    /// The languages that can be read: none here.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// Text that was found (Apple, *VNRecognizedTextObservation*).
open class VNRecognizedTextObservation: VNRectangleObservation {
    /// Returns what the text may be: nothing here.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// What text may be (Apple, *VNRecognizedText*).
open class VNRecognizedText: NSObject {
    /// The text.
    open var string: String { "" }
    /// How sure the algorithm is, from 0 to 1.
    open var confidence: Float { 0 }
}

/// Four corners that were found (Apple, *VNRectangleObservation*).
open class VNRectangleObservation: VNDetectedObjectObservation {
    /// The corner at the top left, from 0 to 1.
    open var topLeft: CGPoint { .zero }
    /// The corner at the top right, from 0 to 1.
    open var topRight: CGPoint { .zero }
    /// The corner at the bottom left, from 0 to 1.
    open var bottomLeft: CGPoint { .zero }
    /// The corner at the bottom right, from 0 to 1.
    open var bottomRight: CGPoint { .zero }
}

/// Looks for rectangles (Apple, *VNDetectRectanglesRequest*); none are found here.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// The least ratio of the sides.
    open var minimumAspectRatio: Float = 0.5
    /// The greatest ratio of the sides.
    open var maximumAspectRatio: Float = 1
    /// The least size, as a part of the picture's.
    open var minimumSize: Float = 0.2
    /// How sure the algorithm must be.
    open var minimumConfidence: Float = 0
    /// How many are found at most.
    open var maximumObservations = 1
    /// By how many degrees corners may differ from right ones.
    open var quadratureTolerance: Float = 30
}

/// A kind of code (Apple, *VNBarcodeSymbology*).
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Codes of one kind each.
    public static let aztec = named("Aztec"), code39 = named("Code39"), code93 = named("Code93")
    /// Codes of one kind each.
    public static let code128 = named("Code128"), dataMatrix = named("DataMatrix"), ean8 = named("EAN8")
    /// Codes of one kind each.
    public static let ean13 = named("EAN13"), itf14 = named("ITF14"), pdf417 = named("PDF417"), qr = named("QR")
    /// Codes of one kind each.
    public static let upce = named("UPCE"), codabar = named("Codabar"), i2of5 = named("I2of5")
    /// Codes of one kind each.
    public static let code39Checksum = named("Code39Checksum"), code93i = named("Code93i")
    /// Codes of one kind each.
    public static let gs1DataBar = named("GS1DataBar"), microQR = named("MicroQR"), microPDF417 = named("MicroPDF417")

    private static func named(_ name: String) -> VNBarcodeSymbology {
        VNBarcodeSymbology(rawValue: "VNBarcodeSymbology\(name)")
    }
}

/// Looks for codes (Apple, *VNDetectBarcodesRequest*); none are found here.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// The kinds that are looked for.
    open var symbologies: [VNBarcodeSymbology] = []
}

/// A code that was found (Apple, *VNBarcodeObservation*).
open class VNBarcodeObservation: VNRectangleObservation {
    /// What the code says.
    open var payloadStringValue: String? { nil }
    /// The kind of code.
    open var symbology: VNBarcodeSymbology { .qr }
}

/// Looks for faces (Apple, *VNDetectFaceRectanglesRequest*); none are found here.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}

/// Looks for parts of faces (Apple, *VNDetectFaceLandmarksRequest*); none are found here.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    /// The faces in which they are looked for.
    open var inputFaceObservations: [VNFaceObservation]?
}

/// A face that was found (Apple, *VNFaceObservation*).
open class VNFaceObservation: VNDetectedObjectObservation {}

/// Says what a picture shows (Apple, *VNClassifyImageRequest*); nothing is found here.
open class VNClassifyImageRequest: VNImageBasedRequest {}

/// What a picture shows (Apple, *VNClassificationObservation*).
open class VNClassificationObservation: VNObservation {
    /// The name of what it shows.
    open var identifier: String { "" }
}
