public import Foundation
public import LayoutSimInertness

/// The preset for exporting at low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The preset for exporting at medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The preset for exporting at the highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The preset for exporting without re-encoding.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The preset for exporting audio only, as an M4A file.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// An object that exports an asset to a file; always fails here, since no media is read.
open class AVAssetExportSession: NSObject {
    /// The status of an export.
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }
    /// The asset to export.
    public let asset: AVAsset
    /// The name of the export preset.
    public let presetName: String
    /// The URL of the output file.
    @Inert(.service) open var outputURL: URL? = nil
    /// The type of the output file.
    @Inert(.service) open var outputFileType: AVFileType? = nil
    /// A Boolean value that indicates whether to optimize the output file for network use.
    @Inert(.service) open var shouldOptimizeForNetworkUse = false
    /// The time range of the asset to export.
    @Inert(.service) open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// The status of the export.
    open private(set) var status = Status.unknown
    /// The error of a failed export, or `nil`.
    open var error: (any Error)? { status == .failed ? AVError(.exportFailed) : nil }
    /// The progress of the export, from 0 to 1; always 0 here.
    open var progress: Float { 0 }

    /// Creates an export session for an asset and a preset.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    /// Sets the status to `failed` and calls the completion handler.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .failed
        handler()
    }
    /// Does nothing here, since no export is in progress.
    open func cancelExport() { inert(.service, self) }
}
