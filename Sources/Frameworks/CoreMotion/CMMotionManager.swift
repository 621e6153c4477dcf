public import Foundation
import LayoutSimInertness

/// A measurement at a time.
open class CMLogItem: NSObject {
    /// The time since the device started, in seconds.
    public let timestamp: TimeInterval = 0
}

/// An acceleration in three directions, in multiples of the earth's.
public struct CMAcceleration: Hashable, Sendable {
    /// The acceleration to the right.
    public var x: Double
    /// The acceleration to the top.
    public var y: Double
    /// The acceleration out of the screen.
    public var z: Double
    /// Creates no acceleration.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Creates an acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation around three axes, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    /// The rotation around the axis to the right.
    public var x: Double
    /// The rotation around the axis to the top.
    public var y: Double
    /// The rotation around the axis out of the screen.
    public var z: Double
    /// Creates no rotation.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Creates a rotation.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measured acceleration; there are none here.
open class CMAccelerometerData: CMLogItem {
    /// The acceleration.
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measured rotation; there are none here.
open class CMGyroData: CMLogItem {
    /// The rotation.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The position of the device in space.
open class CMAttitude: NSObject {
    /// The angle around the axis along the device, in radians.
    open var roll: Double { 0 }
    /// The angle around the axis across the device, in radians.
    open var pitch: Double { 0 }
    /// The angle around the axis out of the screen, in radians.
    open var yaw: Double { 0 }
}

/// A measured motion; there are none here.
open class CMDeviceMotion: CMLogItem {
    /// The position.
    open var attitude: CMAttitude { CMAttitude() }
    /// The rotation.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// The acceleration of gravity.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// The acceleration by the user.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// What is told of accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// What is told of rotations.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// What is told of motions.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of motion; there are none here, as in a simulator.
open class CMMotionManager: NSObject {
    /// The time between accelerations, in seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// The time between rotations, in seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// The time between motions, in seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// The time between magnetic fields, in seconds.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// Whether a calibration is shown.
    open var showsDeviceMovementDisplay = false
    /// Whether accelerations can be measured; always `false` here.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether accelerations are measured; always `false` here.
    open var isAccelerometerActive: Bool { false }
    /// The last acceleration; always `nil` here.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Whether rotations can be measured; always `false` here.
    open var isGyroAvailable: Bool { false }
    /// Whether rotations are measured; always `false` here.
    open var isGyroActive: Bool { false }
    /// The last rotation; always `nil` here.
    open var gyroData: CMGyroData? { nil }
    /// Whether magnetic fields can be measured; always `false` here.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether motions can be measured; always `false` here.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether motions are measured; always `false` here.
    open var isDeviceMotionActive: Bool { false }
    /// The last motion; always `nil` here.
    open var deviceMotion: CMDeviceMotion? { nil }

    /// Creates the sensors.
    public override init() {}

    /// Measures nothing here.
    open func startAccelerometerUpdates() { inert(.service, self) }
    /// Measures nothing here.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        inert(.service, self)
    }
    /// Does nothing here.
    open func stopAccelerometerUpdates() {}
    /// Measures nothing here.
    open func startGyroUpdates() { inert(.service, self) }
    /// Measures nothing here.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        inert(.service, self)
    }
    /// Does nothing here.
    open func stopGyroUpdates() {}
    /// Measures nothing here.
    open func startDeviceMotionUpdates() { inert(.service, self) }
    /// Measures nothing here.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        inert(.service, self)
    }
    /// Does nothing here.
    open func stopDeviceMotionUpdates() {}
}
