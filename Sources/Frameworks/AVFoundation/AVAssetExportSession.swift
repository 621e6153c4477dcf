public import Foundation

/// The smallest file.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A file in between.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The best file.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The file as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes a film to a file: it fails, since nothing is read.
open class AVAssetExportSession: NSObject {
    /// How far it is.
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }
    /// The film.
    public let asset: AVAsset
    /// How good the file is.
    public let presetName: String
    /// Where it is to be.
    open var outputURL: URL?
    /// Its kind.
    open var outputFileType: AVFileType?
    /// Whether it is to be read while it comes.
    open var shouldOptimizeForNetworkUse = false
    /// The part of the film.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// How far it is.
    open private(set) var status = Status.unknown
    /// Why it failed.
    open var error: (any Error)? { status == .failed ? AVError(.exportFailed) : nil }
    /// From 0 to 1.
    open var progress: Float { 0 }

    /// Creates one.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    /// Fails, and says so.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .failed
        handler()
    }
    /// Ends nothing.
    open func cancelExport() {}
}
