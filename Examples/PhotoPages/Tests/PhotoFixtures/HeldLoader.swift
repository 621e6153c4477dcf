import AppRigs
import Foundation
import PhotoData

/// A loader whose requests wait until a test answers them.
package typealias HeldLoader = HeldLoads<LoadFailure>

extension HeldLoads: PhotoLoading where Failure == LoadFailure {
    package func load(_ url: URL, completion: @escaping Completion) -> any LoadRequest { hold(url, completion) }
}

extension HeldLoads.Held: LoadRequest {}
